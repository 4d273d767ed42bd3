import type { PanelMessages } from '../types';

export const publishing: PanelMessages['publishing'] = {};
