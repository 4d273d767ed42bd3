import 'leaflet/dist/leaflet.css';
import './map.css';
import L from 'leaflet';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { messages } from '../../messages/messages';
import { loadBaseMap, type BaseMap } from './base-map';
import type { MapPin, MapTiles } from './map-pin';

/** A map that is open in the page. */
export interface OpenMap {
  /** Shows these pins alone, and moves so that all are in sight. */
  show(pins: readonly MapPin[]): void;
  /** Highlights one pin; null for none. */
  highlight(id: string | null): void;
  close(): void;
}

interface MapOptions {
  /** Null: the simple map of the place is drawn, which needs nobody's server. */
  tiles: MapTiles | null;
  /** Where that one is; null where there is none. */
  baseMap: string | null;
  /** Is told of the pin that was opened; null when it was closed again. */
  onSelect: (id: string | null) => void;
}

const AREAS_FROM_ZOOM = 12;
/** Before there is anything to show. */
const NOWHERE: L.LatLngTuple = [0, 0];

/** Opens a map in an element of fixed size. Load this on demand: it brings the map library with it. */
export function openMap(element: HTMLElement, { tiles, baseMap, onSelect }: MapOptions): OpenMap {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const t = messages().ui.map;
  const map = L.map(element, {
    center: NOWHERE,
    zoom: 11,
    zoomSnap: 0.25,
    minZoom: 9,
    maxZoom: 17,
    scrollWheelZoom: false,
    zoomControl: false,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    attributionControl: tiles !== null,
  });
  L.control.zoom({ zoomInTitle: t.zoomIn, zoomOutTitle: t.zoomOut }).addTo(map);
  if (tiles !== null) {
    map.attributionControl.setPrefix(false);
    L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(map);
  }
  // Names of areas would lie on top of each other where a city is small.
  const nameAreas = (): void => {
    element.classList.toggle('shows-areas', map.getZoom() >= AREAS_FROM_ZOOM);
  };
  map.on('zoomend', nameAreas);
  const markers = new Map<string, L.Marker>();
  let isOpen = true;
  const showPlace = async (url: string): Promise<void> => {
    const place = await loadBaseMap(url);
    if (place === null || !isOpen) return;
    const { south, west, north, east } = place.extent;
    if (markers.size === 0)
      map.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        { animate: false },
      );
    if (tiles === null) drawBaseMap(map, place);
  };
  if (baseMap !== null) void showPlace(baseMap);
  return {
    show(pins) {
      for (const marker of markers.values()) marker.remove();
      markers.clear();
      for (const pin of pins) markers.set(pin.id, markerOf(pin, onSelect).addTo(map));
      const places = pins.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]);
      if (places.length > 0) map.fitBounds(places, { padding: [40, 32], maxZoom: 14, animate: false });
      nameAreas();
    },
    highlight(id) {
      for (const [known, marker] of markers) {
        marker.getElement()?.classList.toggle('is-lit', known === id);
        marker.setZIndexOffset(known === id ? 1_000 : 0);
      }
    },
    close() {
      isOpen = false;
      map.remove();
    },
  };
}

function drawBaseMap(map: L.Map, { land, waters, spits, labels }: BaseMap): void {
  const language = currentLanguage();
  const look = { interactive: false, smoothFactor: 0.5 };
  map.getContainer().classList.add('has-water');
  for (const shore of land) L.polygon(shore, { ...look, className: 'map-land' }).addTo(map);
  for (const line of waters) L.polyline(line, { ...look, className: 'map-water', weight: 5 }).addTo(map);
  for (const line of spits) L.polyline(line, { ...look, className: 'map-spit', weight: 4 }).addTo(map);
  for (const { name, at } of labels) {
    const icon = L.divIcon({
      className: 'map-area',
      html: textElement('span', name[language] ?? name['en'] ?? ''),
      iconSize: [0, 0],
    });
    L.marker(at, { icon, interactive: false, keyboard: false }).addTo(map);
  }
}

function markerOf(pin: MapPin, onSelect: MapOptions['onSelect']): L.Marker {
  const { text, note, name, href, latitude, longitude } = pin;
  const html = textElement('span', text);
  const icon =
    text === ''
      ? L.divIcon({ className: 'map-dot', html, iconSize: [22, 22] })
      : L.divIcon({ className: 'map-pin', html, iconSize: [0, 0] });
  const marker = L.marker([latitude, longitude], {
    icon,
    keyboard: href !== null,
    interactive: href !== null,
  });
  marker.on('add', () => {
    const label = text === '' ? name : `${name}${messages().ui.comma}${text}`;
    const element = marker.getElement();
    element?.setAttribute('aria-label', label);
    if (href === null) element?.setAttribute('role', 'img');
  });
  if (href === null) return marker;
  const content = document.createElement('div');
  const link = textElement('a', name);
  link.setAttribute('href', href);
  content.append(link, textElement('p', note));
  marker.bindPopup(content, { closeButton: true, offset: [0, -24], autoPanPadding: [24, 24] });
  marker.on('popupopen', ({ popup }: L.PopupEvent) => {
    onSelect(pin.id);
    const close = popup.getElement()?.querySelector('.leaflet-popup-close-button');
    close?.setAttribute('aria-label', messages().ui.map.closePopup);
    link.focus();
  });
  marker.on('popupclose', () => onSelect(null));
  return marker;
}

function textElement(name: 'span' | 'a' | 'p', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
