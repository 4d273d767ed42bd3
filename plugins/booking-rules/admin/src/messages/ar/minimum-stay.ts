import type { PanelMessages } from '../types';

export const minimumStay: PanelMessages['minimumStay'] = {};
