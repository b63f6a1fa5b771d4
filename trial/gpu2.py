import sys, time; sys.path.insert(0,"src")
import numpy as np
from rooftree.core import gpu, border
from rooftree.core.actions import MOVES
from rooftree.core.chance import STREAM, sow, Purpose
from rooftree.core.jit import build, Kind, cuda_module
from rooftree.games import load
g=load("dreamhome","checked")
cuda=cuda_module(); dev=build(Kind.CUDA); R=g.rules._asdict()
step=dev.bind(border.play_in_step,g.name,R); plain=dev.bind(border.play_randomly,g.name,R)
deal=dev[g.rules.deal]; sow_=dev[sow]; total=dev.bind(border.total_score,g.name,R)
D=g.dtype; ND=len(g.decisions); DEAL=int(Purpose.DEAL); PL=int(Purpose.PLAYERS)
def make(kind, regs, T, instep):
    opts={} if not regs else {"max_registers":regs}
    if kind=="local":
        @cuda.jit(**opts)
        def k(blank,seed,count,totals):
            i=cuda.grid(1)
            if i>=count: return
            states=cuda.local.array(1,D); moves=cuda.local.array(1,MOVES); st=cuda.local.array(1,STREAM)
            states[0]=blank[0]
            sow_(states[0].stream,seed+i,DEAL); deal(states[0]); sow_(st[0],seed+i,PL)
            if instep: d=step(states[0],ND,moves[0],st[0])
            else: d=plain(states[0],moves[0],st[0])
            cuda.atomic.add(totals,0,d); cuda.atomic.add(totals,1,total(states[0]))
    else:
        @cuda.jit(**opts)
        def k(blank,seed,count,totals):
            i=cuda.grid(1); t=cuda.threadIdx.x
            states=cuda.shared.array(T,D); moves=cuda.local.array(1,MOVES); st=cuda.local.array(1,STREAM)
            if i>=count: return
            states[t]=blank[0]
            sow_(states[t].stream,seed+i,DEAL); deal(states[t]); sow_(st[0],seed+i,PL)
            if instep: d=step(states[t],ND,moves[0],st[0])
            else: d=plain(states[t],moves[0],st[0])
            cuda.atomic.add(totals,0,d); cuda.atomic.add(totals,1,total(states[t]))
    return k
for kind,regs,T,instep in [("local",0,128,True),("local",64,128,True),("local",128,128,True),("shared",0,64,True),("shared",0,96,True)]:
    t=time.time(); k=make(kind,regs,T,instep)
    for players in (4,):
        blank=cuda.to_device(g.blank(players))
        for n in (100_000,1_000_000,4_000_000):
            out=[]
            for rep in range(2):
                tot=cuda.to_device(np.zeros(2,np.int64)); a,b=cuda.event(),cuda.event()
                a.record(); k[-(-n//T),T](blank,1000,n,tot); b.record(); b.synchronize()
                sec=cuda.event_elapsed_time(a,b)/1000; d,p=tot.copy_to_host(); out.append(f"{d/sec/1e9:.3f}G")
            print(kind,regs,T,instep,players,n,out,d,p,f"regs {list(k.get_regs_per_thread().values())} local {list(k.get_local_mem_per_thread().values())}",f"{time.time()-t:.1f}s",flush=True)
