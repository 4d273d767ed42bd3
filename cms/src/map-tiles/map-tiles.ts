import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../../config/settings';
import type { SiteSettings } from '../site-host/site-types';
import { attributionOf, openTileArchive, type TileArchive } from './tile-archive';

const NAME = 'map-tiles';
/** The first part of the addresses of tiles that this server gives out. */
export const TILES_SEGMENT = 'map-tiles';
const ADDRESS = /^\/map-tiles\/([\w-]{10})\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Memory for tiles that were asked for, in bytes. */
const KEPT_BYTES = 24 * 1024 * 1024;
/** Tiles that are read at once; whoever comes then is asked to come again. */
const READ_AT_ONCE = 64;
/** What a server at another address is taken to have. */
const USUAL_MAX_ZOOM = 19;

type ShownMap = SiteSettings['map'];

/** What lies under the pins of maps, as the operator has configured it (`MAP_TILES`). */
export interface MapTiles {
  /** Opens the file, where it is one. One that cannot be used is reported, and maps are then drawn without it. */
  start(): Promise<void>;
  /** What pages are told; null for the simple map that the site draws itself. */
  current(): ShownMap;
  /** Answers a request for a tile of the file. Says whether it has answered. */
  answer(ctx: Context, headers: Record<string, string>): Promise<boolean>;
  stop(): Promise<void>;
}

/** The one of this server. */
export const mapTilesOf = (strapi: Core.Strapi): MapTiles => strapi.get(NAME);

/** Must run in `register()`. */
export function keepMapTiles(strapi: Core.Strapi): void {
  const { map }: Settings = strapi.config.get('settings');
  strapi.add(
    NAME,
    createMapTiles(map, (problem) => strapi.log.warn(problem)),
  );
}

/** @param warn is told in a sentence what is wrong with the file, the first time that it shows */
export function createMapTiles(map: Settings['map'], warn: (problem: string) => void): MapTiles {
  let archive: TileArchive | null = null;
  let shown: ShownMap =
    map?.kind === 'address'
      ? {
          kind: 'raster',
          url: map.url,
          attribution: attributionOf(map.attribution ?? ''),
          maxZoom: USUAL_MAX_ZOOM,
        }
      : null;
  let isWarned = false;
  let reading = 0;
  const kept = new LRUCache<string, { etag: string; body: Buffer }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }) => body.length + 200,
  });

  async function read(file: TileArchive, zoom: number, x: number, y: number) {
    const key = `${zoom}/${x}/${y}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const body = (await file.tile(zoom, x, y)) ?? Buffer.alloc(0);
    const tile = { etag: `${file.version}-${key.replaceAll('/', '-')}`, body };
    kept.set(key, tile);
    return tile;
  }

  return {
    async start() {
      if (map?.kind !== 'file' || archive !== null) return;
      try {
        archive = await openTileArchive(map.path);
        const { kind, maxZoom, version } = archive;
        const attribution = map.attribution === null ? archive.attribution : attributionOf(map.attribution);
        shown = {
          ...{ kind, maxZoom, url: `/${TILES_SEGMENT}/${version}/{z}/{x}/{y}` },
          attribution: attribution || '© OpenStreetMap',
        };
      } catch (error) {
        warn(`MAP_TILES: ${map.path} cannot be used, so maps are drawn without it. ${String(error)}`);
      }
    },

    current: () => shown,

    async answer(ctx, headers) {
      const [, version, ...place] = ADDRESS.exec(ctx.path) ?? [];
      if (archive === null || version === undefined) return false;
      const [zoom = 0, x = 0, y = 0] = place.map(Number);
      ctx.set(headers);
      ctx.set('Cache-Control', 'no-store');
      if (version !== archive.version) return answerWith(ctx, 404);
      if (reading >= READ_AT_ONCE) {
        ctx.set('Retry-After', '1');
        return answerWith(ctx, 503);
      }
      reading += 1;
      try {
        const { etag, body } = await read(archive, zoom, x, y);
        ctx.set('Cache-Control', FOR_EVER);
        ctx.status = 200;
        ctx.etag = etag;
        if (ctx.fresh) return answerWith(ctx, 304);
        if (body.length === 0) return answerWith(ctx, 204);
        ctx.type = archive.mediaType;
        // Shapes are sent packed; pictures are already.
        ctx.compress = archive.kind === 'vector';
        ctx.body = body;
        return true;
      } catch (error) {
        if (!isWarned) warn(`MAP_TILES: a tile cannot be read (${ctx.path}). ${String(error)}`);
        isWarned = true;
        return answerWith(ctx, 404);
      } finally {
        reading -= 1;
      }
    },

    async stop() {
      await archive?.close();
      archive = null;
    },
  };
}

function answerWith(ctx: Context, status: number): true {
  ctx.status = status;
  ctx.body = null;
  ctx.status = status;
  return true;
}
