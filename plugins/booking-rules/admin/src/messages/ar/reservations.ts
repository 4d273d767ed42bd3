import type { PanelMessages } from '../types';

export const reservations: PanelMessages['reservations'] = {};
