import type { PanelMessages } from '../types';

export const today: PanelMessages['today'] = {};
