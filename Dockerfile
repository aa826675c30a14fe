# Builds need the development's packages, tests and sources; the last stage takes only what runs.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Its only life-cycle script of our own installs git hooks, for checkouts.
RUN npm pkg delete scripts.prepare && npm ci --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY trusted-documents.json ./
COPY server/rest/viewer ./server/rest/viewer
COPY server/seed/media ./server/seed/media
COPY server/seed/demo/courses ./server/seed/demo/courses
COPY server/seed/demo/quizzes ./server/seed/demo/quizzes
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 5000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 5000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node itself is process 1, so that SIGTERM reaches it and it can stop in order.
CMD ["node", "--max-old-space-size=512", "dist/server/main.js"]
