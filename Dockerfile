FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Of the tag and the commit the image knows what it is told: --build-arg BUILD_TAG=$(git describe --tags) BUILD_COMMIT=…
ARG BUILD_TAG BUILD_COMMIT
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=build --chown=node:node /app ./
RUN mkdir -m 0700 /data /data/media /static && chown node:node /data /data/media /static
USER node
VOLUME /data
EXPOSE 3000
# The web server alone; compose.yaml runs the upstream from the same image.
CMD ["node", ".build/server.mjs"]
