# syntax=docker/dockerfile:1
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY .swcrc nest-cli.json tsconfig.json vite.config.ts ./
COPY client client
COPY migrations migrations
COPY src src
COPY views views
RUN npm run build && npm prune --omit=dev

FROM node:24.21.0-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN install --directory --owner=node --group=node --mode=700 /data /backups
USER node
VOLUME /data
EXPOSE 3000
# Whether the process lives, not whether its database answers: to start it anew would mend nothing.
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]
