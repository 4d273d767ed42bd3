# One image for the app and for what prepares its secrets. Built in two stages: compilers stay behind. Base images are
# named by digest: what was tried is what is built. .github/dependabot.yml asks for newer ones.

FROM node:24.21.0-bookworm@sha256:64af3819f9275802414d7cdc38c27e9d82bd564dec4d4da87d008255d36c63b4 AS build
WORKDIR /app
ENV CI=true STRAPI_TELEMETRY_DISABLED=true
# Packages first: they change less often than the source.
COPY .npmrc package.json package-lock.json ./
COPY cms/package.json cms/
COPY database/sqlite-driver/package.json database/sqlite-driver/
COPY site/package.json site/
COPY plugins/booking-rules/package.json plugins/booking-rules/
RUN npm ci --no-audit --no-fund
COPY . .
# What is inside, by the lock file: /app/sbom.json.
RUN npm sbom --omit dev --sbom-format cyclonedx --package-lock-only > sbom.json
RUN node docker/app/build.mjs && npm prune --omit=dev --no-audit --no-fund && node docker/app/trim.mjs

# The Debian that this Node was tried on, without what Node's own slim image adds: npm, yarn and headers.
FROM debian:bookworm-slim@sha256:abd67ffcfa541b485a3dff59865ab629aa048a6c613e639d36e7456b0b229241
COPY --from=build /usr/local/bin/node /usr/local/bin/
# Two heaps of the C library, as `npm start` has them: see scripts/steps/server.mjs.
ENV NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true LOG_FORMAT=json MALLOC_ARENA_MAX=2
RUN useradd --uid 1000 --create-home node \
  && mkdir -p /data/uploads /data/mail /data/settings /data/database-secret /data/temporary && chown -R node:node /data
WORKDIR /app
# Whoever runs the server can change nothing of it, and writes into the folders of /data alone.
COPY --from=build /app /app
USER node
EXPOSE 1337
VOLUME ["/data"]
HEALTHCHECK --interval=5s --timeout=10s --start-period=1h --start-interval=2s --retries=3 \
  CMD ["node", "docker/app/healthy.mjs"]
CMD ["node", "docker/app/serve.mjs"]
