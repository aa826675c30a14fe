# PostgreSQL with Patroni. The image of PostgreSQL brings the package archive that Patroni comes from.
FROM postgres:18
RUN apt-get update \
  && apt-get install --yes --no-install-recommends patroni python3-etcd curl \
  && rm -rf /var/lib/apt/lists/*
COPY --chmod=755 create-waymark-database /usr/local/bin/
COPY patroni.yml /etc/patroni.yml
ENV PATRONI_POSTGRESQL_BIN_DIR=/usr/lib/postgresql/18/bin
# The folder of the volume belongs to postgres, and Patroni makes the data folder in it.
USER postgres
EXPOSE 5432 8008
ENTRYPOINT []
CMD ["patroni", "/etc/patroni.yml"]
