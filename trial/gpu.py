import sys, time; sys.path.insert(0,"src")
import numpy as np
from rooftree.core import gpu, border
from rooftree.core.actions import MOVES
from rooftree.core.chance import STREAM
from rooftree.games import load
t=time.time(); g=load("dreamhome","compiled"); print("load",time.time()-t, flush=True)
for players in (4,2,3):
    blank=g.blank(players)
    t=time.time(); p=gpu.GpuPlayer(g,blank); b=p.play(0,100000,keep=True); print("gpu compile+100k",players,time.time()-t,b.decisions,b.points,flush=True)
    f=g.bound(border.random_games); st=np.zeros(100000,g.dtype)
    t=time.time(); d,pt=f(st,blank,0,100000,np.zeros(1,MOVES),np.zeros(1,STREAM)); dt=time.time()-t
    print("cpu",dt,d,pt,"equal bytes",st.tobytes()==b.states.tobytes(),flush=True)
    for threads in (32,64,128,256):
        gpu.THREADS_A_BLOCK=threads
        for n in (1_000_000,10_000_000):
            r=[p.play(1000,n) for _ in range(3)]
            print(players,threads,n,[f"{x.decisions/x.seconds/1e9:.3f}G" for x in r],f"{n/min(x.seconds for x in r)/1e6:.1f}M games/s",flush=True)
