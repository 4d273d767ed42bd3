import type { PanelMessages } from '../types';

export const translations: PanelMessages['translations'] = {};
