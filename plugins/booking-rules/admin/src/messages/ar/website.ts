import type { PanelMessages } from '../types';

export const website: PanelMessages['website'] = {};
