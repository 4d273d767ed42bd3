import 'leaflet/dist/leaflet.css';
import './map.css';
import L from 'leaflet';
import type { MapBox } from 'booking-rules/shared/domain/map-box';
import { currentLanguage, directionOf } from 'booking-rules/shared/format/language';
import { messages } from '../../messages/messages';
import { loadBaseMap } from './base-map';
import { creditOf, drawBaseMap } from './draw-base-map';
import type { MapPin, MapTiles } from './map-pin';
import { createPinMarkers } from './pin-markers';

/** A map that is open in the page. */
export interface OpenMap {
  /** Shows these pins alone. */
  show(pins: readonly MapPin[]): void;
  /** Moves so that a part of the world fills the map, or with some room around it. */
  frame(box: MapBox, withRoom: boolean): void;
  /** Highlights one pin; null for none. */
  highlight(id: string | null): void;
  /** Moves no further than is needed to see a pin. */
  reveal(id: string): void;
  close(): void;
}

interface MapOptions {
  /** Null: the simple map of the place is drawn, which needs nobody's server. */
  tiles: MapTiles | null;
  /** Where that one is; null where there is none. */
  baseMap: string | null;
  /** Whether a pin opens a card on the map. */
  popups: boolean;
  /** Is told of the pin that was opened; null when it was closed again. */
  onSelect: (id: string | null) => void;
  /** Is told what the map shows once a guest has moved it. */
  onMoved: (box: MapBox) => void;
}

/** From these zooms on more is named: see the style sheet. */
const NAMING_ZOOMS = [10, 11, 12, 13, 14];
/** Before there is anything to show. */
const NOWHERE: L.LatLngTuple = [0, 0];
/** A view this near to what it should be is that already, as a part of its size. */
const SAME_VIEW = 0.06;
const CLOSEST_FRAME = 14;

/** What stays free around the pins, in pixels. */
interface Margins {
  top: number;
  side: number;
  bottom: number;
}
const FILLED: Margins = { top: 0, side: 0, bottom: 0 };
const BESIDE_A_LIST: Margins = { top: 40, side: 88, bottom: 40 };
/** Buttons lie above, cards below. */
const FULL_SCREEN: Margins = { top: 120, side: 88, bottom: 180 };

/** Opens a map in an element. Load this on demand: it brings the map library with it. */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const { tiles, baseMap, popups, onSelect, onMoved } = options;
  const map = createMap(element, tiles);
  const roomy = popups ? BESIDE_A_LIST : FULL_SCREEN;
  /** While we move the map ourselves, nobody is told. */
  let isOurs = false;
  let isOpen = true;
  let isFramed = false;
  const pins = createPinMarkers(map, {
    ...{ popups, onSelect },
    onOpen: (at, zoom) => map.setView(at, Math.max(zoom, map.getZoom() + 1)),
  });
  map.on('zoomend', () => nameByZoom(map));
  map.on('autopanstart', () => {
    isOurs = true;
  });
  map.on('moveend', () => {
    const isGuests = !isOurs && isFramed;
    isOurs = false;
    // The move itself is painted first: what a tap does shall be seen at once, on slow phones too.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!isOpen) return;
        pins.refresh();
        if (isGuests) onMoved(boxOfView(map));
      }),
    );
  });
  const sizes = new ResizeObserver(() => {
    isOurs = true;
    map.invalidateSize({ pan: false, debounceMoveend: false });
    isOurs = false;
  });
  sizes.observe(element);

  function fit([south, west, north, east]: MapBox, { top, side, bottom }: Margins): void {
    isOurs = true;
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      {
        ...{ paddingTopLeft: [side, top], paddingBottomRight: [side, bottom] },
        ...{ maxZoom: CLOSEST_FRAME, animate: false },
      },
    );
    isOurs = false;
  }

  const showPlace = async (url: string): Promise<void> => {
    const place = await loadBaseMap(url);
    if (place === null || !isOpen) return;
    const { south, west, north, east } = place.extent;
    if (!isFramed) fit([south, west, north, east], FILLED);
    if (tiles === null) drawBaseMap(map, place);
  };
  if (baseMap !== null) void showPlace(baseMap);

  const showShapes = async (shapes: MapTiles): Promise<void> => {
    const { addVectorTiles } = await import('./vector/vector-tiles');
    if (isOpen) addVectorTiles(map, shapes);
  };
  // Without them the pins still stand where they belong.
  if (tiles?.kind === 'vector') showShapes(tiles).catch(() => undefined);

  return {
    show(shown) {
      pins.show(shown);
    },
    frame(box, withRoom) {
      if (!isFramed || !isSameView(box, boxOfView(map))) fit(box, withRoom ? roomy : FILLED);
      isFramed = true;
      nameByZoom(map);
    },
    highlight(id) {
      pins.highlight(id);
    },
    reveal(id) {
      const place = pins.placeOf(id);
      if (place === null || map.getBounds().pad(-0.1).contains(place)) return;
      isOurs = true;
      map.panTo(place);
    },
    close() {
      isOpen = false;
      sizes.disconnect();
      map.remove();
    },
  };
}

function createMap(element: HTMLElement, tiles: MapTiles | null): L.Map {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const t = messages().ui.map;
  const map = L.map(element, {
    ...{ center: NOWHERE, zoom: 11, zoomSnap: 0.25, minZoom: 9, maxZoom: 17 },
    ...{ scrollWheelZoom: false, zoomControl: false },
    ...{ zoomAnimation: !calm, fadeAnimation: !calm, markerZoomAnimation: !calm },
  });
  map.attributionControl.setPrefix(false);
  // At the end of the line, where nothing else lies.
  const position = directionOf(currentLanguage()) === 'rtl' ? 'topleft' : 'topright';
  L.control.zoom({ position, zoomInTitle: t.zoomIn, zoomOutTitle: t.zoomOut }).addTo(map);
  if (tiles !== null) map.attributionControl.addAttribution(creditOf(tiles.attribution));
  if (tiles?.kind === 'raster') L.tileLayer(tiles.url, { maxNativeZoom: tiles.maxZoom }).addTo(map);
  return map;
}

function nameByZoom(map: L.Map): void {
  for (const zoom of NAMING_ZOOMS) map.getContainer().classList.toggle(`from-${zoom}`, map.getZoom() >= zoom);
}

function boxOfView(map: L.Map): MapBox {
  const view = map.getBounds();
  return [view.getSouth(), view.getWest(), view.getNorth(), view.getEast()];
}

function isSameView(one: MapBox, other: MapBox): boolean {
  const [south, west, north, east] = one;
  const near = (index: 0 | 1 | 2 | 3, size: number) =>
    Math.abs(one[index] - other[index]) <= size * SAME_VIEW;
  const [height, width] = [north - south, east - west];
  return near(0, height) && near(1, width) && near(2, height) && near(3, width);
}
