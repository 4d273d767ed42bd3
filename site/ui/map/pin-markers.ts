import L from 'leaflet';
import Supercluster from 'supercluster';
import { localPath } from 'booking-rules/shared/format/local-path';
import { messages } from '../../messages/messages';
import type { MapPin } from './map-pin';

/** Pins nearer to each other than this are one cluster, in pixels: about half as wide as what it says. */
const RADIUS = 80;
/** On a map no wider than a phone, where what clusters say would lie on each other. */
const NARROW = { upTo: 480, radius: 112 };
const TILE = 256;
/** Beyond this zoom nothing is clustered: homes of one building stand above each other. */
const CLUSTERED_UP_TO = 15;
const STOREY = 34;
/** How much around the map has its pins ready for a drag, as a part of its size. */
const MARGIN = 0.3;

/** What a cluster says: the pin with the least rank speaks for it. */
interface Spokesman {
  rank: number;
  text: string;
  /** Homes in it. */
  count: number;
}
type Index = Supercluster<MapPin, Spokesman>;

/** A marker that is to be there, under a key by which it is known again. */
interface Wanted {
  key: string;
  make: () => L.Marker;
}

interface PinMarkersOptions {
  /** Whether a pin opens a pop-up; otherwise it only says that it was selected. */
  popups: boolean;
  onSelect: (id: string | null) => void;
  /** Moves the map to where a cluster comes apart. */
  onOpen: (at: L.LatLng, zoom: number) => void;
}

/** The pins of a map, clustered where they lie close together. */
export interface PinMarkers {
  show(pins: readonly MapPin[]): void;
  /** The highlighted pin stands by itself, in whatever cluster it is. */
  highlight(id: string | null): void;
  /** After the map has moved. */
  refresh(): void;
  placeOf(id: string): L.LatLng | null;
}

export function createPinMarkers(map: L.Map, { popups, onSelect, onOpen }: PinMarkersOptions): PinMarkers {
  const markers = new Map<string, L.Marker>();
  let pins: ReadonlyMap<string, MapPin> = new Map();
  let index: Index = indexOf([], RADIUS);
  let lit: string | null = null;
  /** A pin in the cluster that was opened with the keyboard: the focus goes to where it is now. */
  let focused: MapPin | null = null;

  function wanted(): Wanted[] {
    const view = map.getBounds().pad(MARGIN);
    const box: [number, number, number, number] = [
      view.getWest(),
      view.getSouth(),
      view.getEast(),
      view.getNorth(),
    ];
    const storeys = new Map<string, number>();
    const found = index
      .getClusters(box, Math.floor(map.getZoom()))
      .map(({ geometry, properties }): Wanted => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        if (!('cluster' in properties)) {
          const place = `${latitude} ${longitude}`;
          const storey = storeys.get(place) ?? 0;
          storeys.set(place, storey + 1);
          return { key: `${properties.id} ${storey}`, make: () => pinMarker(properties, storey) };
        }
        const { cluster_id: id, count, text } = properties;
        return {
          key: `cluster ${id}`,
          make: () => clusterMarker(L.latLng(latitude, longitude), id, count, text),
        };
      });
    const pin = lit === null ? undefined : pins.get(lit);
    const stands = found.some(({ key }) => pin !== undefined && key.startsWith(`${pin.id} `));
    return pin && !stands ? [...found, { key: `${pin.id} 0`, make: () => pinMarker(pin, 0) }] : found;
  }

  function refresh(): void {
    const now = wanted();
    const keys = new Set(now.map(({ key }) => key));
    for (const [key, marker] of markers) {
      if (keys.has(key)) continue;
      marker.remove();
      markers.delete(key);
    }
    for (const { key, make } of now) if (!markers.has(key)) markers.set(key, make().addTo(map));
    light();
    if (focused !== null) (elementOf(focused.id) ?? elementAt(focused))?.focus();
    focused = null;
  }

  function light(): void {
    for (const [key, marker] of markers) {
      const isLit = lit !== null && key.startsWith(`${lit} `);
      marker.getElement()?.classList.toggle('is-lit', isLit);
      marker.setZIndexOffset(isLit ? 1_000 : 0);
    }
  }

  function elementOf(id: string): HTMLElement | undefined {
    const [, marker] = [...markers].find(([key]) => key.startsWith(`${id} `)) ?? [];
    return marker?.getElement();
  }

  /** The marker nearest to a place. */
  function elementAt(place: L.LatLngLiteral | MapPin): HTMLElement | undefined {
    const at = 'lat' in place ? L.latLng(place) : L.latLng(place.latitude, place.longitude);
    const [nearest] = [...markers.values()].sort(
      (one, other) => at.distanceTo(one.getLatLng()) - at.distanceTo(other.getLatLng()),
    );
    return nearest?.getElement();
  }

  function clusterMarker(at: L.LatLng, id: number, count: number, text: string): L.Marker {
    const html = element('span', messages().ui.map.cluster(count, text));
    const icon = L.divIcon({ className: 'map-pin map-cluster', html, iconSize: [0, 0] });
    const marker = L.marker(at, { icon });
    whenPressed(marker, () => {
      if (marker.getElement() === document.activeElement)
        focused = index.getLeaves(id, 1)[0]?.properties ?? null;
      onOpen(at, Math.min(index.getClusterExpansionZoom(id), map.getMaxZoom()));
    });
    return marker;
  }

  function pinMarker(pin: MapPin, storey: number): L.Marker {
    const { text, name, count, href, latitude, longitude, id } = pin;
    const icon = iconOf(pin, storey);
    const isButton = href !== null;
    const marker = L.marker([latitude, longitude], { icon, keyboard: isButton, interactive: isButton });
    marker.on('add', () => {
      const { map: t, comma } = messages().ui;
      const said = count === undefined ? text : t.cluster(count, text);
      const label = said === '' ? name : `${name}${comma}${said}`;
      const shown = marker.getElement();
      shown?.setAttribute('aria-label', label);
      if (!isButton) shown?.setAttribute('role', 'img');
    });
    if (href === null) return marker;
    if (!popups) return whenPressed(marker, () => onSelect(id));
    return withPopup(marker, pin, href, onSelect);
  }

  return {
    show(given) {
      pins = new Map(given.map((pin) => [pin.id, pin]));
      index = indexOf(given, map.getSize().x <= NARROW.upTo ? NARROW.radius : RADIUS);
      for (const marker of markers.values()) marker.remove();
      markers.clear();
      refresh();
    },
    highlight(id) {
      const before = lit;
      lit = id;
      if (before !== id) refresh();
    },
    refresh,
    placeOf(id) {
      const pin = pins.get(id);
      return pin ? L.latLng(pin.latitude, pin.longitude) : null;
    },
  };
}

function indexOf(pins: readonly MapPin[], radius: number): Index {
  const index: Index = new Supercluster({
    ...{ radius, extent: TILE, maxZoom: CLUSTERED_UP_TO },
    map: ({ rank, text, count = 1 }) => ({ rank, text, count }),
    reduce: (least, other) => {
      least.count += other.count;
      if (other.rank < least.rank) Object.assign(least, { rank: other.rank, text: other.text });
    },
  });
  return index.load(
    pins.map((pin) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
      properties: pin,
    })),
  );
}

/** A price, the number of homes in an area and its name, or a dot. */
function iconOf({ text, title, count }: MapPin, storey: number): L.DivIcon {
  const html = element('span', count === undefined ? text : '');
  if (text === '') return L.divIcon({ className: 'map-dot', html, iconSize: [22, 22] });
  if (count !== undefined) html.append(element('b', String(count)), element('span', title ?? text));
  const className = count === undefined ? 'map-pin' : 'map-pin map-area';
  return L.divIcon({ className, html, iconSize: [0, 0], iconAnchor: [0, storey * STOREY] });
}

/** By mouse, finger, Enter or the space bar: Leaflet knows keys for pop-ups alone. */
function whenPressed(marker: L.Marker, act: () => void): L.Marker {
  marker.on('click', act);
  return marker.on('keypress', ({ originalEvent }: L.LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    act();
  });
}

/** A card with the photo, which takes the focus while it is open. */
function withPopup(
  marker: L.Marker,
  pin: MapPin,
  href: string,
  onSelect: PinMarkersOptions['onSelect'],
): L.Marker {
  const link = document.createElement('a');
  link.href = localPath(href);
  if (pin.photo !== null) {
    const picture = document.createElement('img');
    Object.assign(picture, { src: pin.photo.src, alt: '', width: 240, height: 180 });
    link.append(picture);
  }
  link.append(element('b', pin.name));
  const content = document.createElement('div');
  content.append(link, element('p', pin.note));
  marker.bindPopup(content, {
    ...{ className: 'map-card', closeButton: true, minWidth: 240, maxWidth: 240, offset: [0, -14] },
    autoPanPadding: [24, 24],
  });
  marker.on('popupopen', ({ popup }: L.PopupEvent) => {
    onSelect(pin.id);
    const close = popup.getElement()?.querySelector('.leaflet-popup-close-button');
    close?.setAttribute('aria-label', messages().ui.map.closePopup);
    link.focus();
  });
  return marker.on('popupclose', () => onSelect(null));
}

function element(name: 'span' | 'b' | 'p', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
