# A table server: docs/server.md says how to use it.
FROM python:3.13-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends make
WORKDIR /build
COPY . .
RUN make dist
RUN python -m venv --without-pip /opt/rooftree && \
    .venv/bin/python -m uv pip install --python /opt/rooftree/bin/python --compile-bytecode \
        --constraints requirements.lock "rooftree[postgres,print] @ file://$(echo /build/dist/*.whl)"

FROM python:3.13-slim-bookworm
RUN useradd --system --create-home --home-dir /var/lib/rooftree rooftree
COPY --from=build /opt/rooftree /opt/rooftree
ENV PATH=/opt/rooftree/bin:$PATH \
    ROOFTREE_DATABASE=/var/lib/rooftree/tables.db \
    ROOFTREE_CACHE_DIR=/var/lib/rooftree/cache
USER rooftree
WORKDIR /var/lib/rooftree
VOLUME /var/lib/rooftree
EXPOSE 8000
HEALTHCHECK --start-period=30s --timeout=10s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
ENTRYPOINT ["rooftree", "serve", "--host", "0.0.0.0"]
