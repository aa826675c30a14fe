FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends pgbouncer gettext-base \
  && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer.ini.template
COPY --chmod=755 start-pgbouncer /usr/local/bin/
USER postgres
ENV AUTH_FILE=/tmp/userlist.txt
EXPOSE 6432
CMD ["start-pgbouncer"]
