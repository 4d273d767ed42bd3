import type { PanelMessages } from '../types';

export const goingLive: PanelMessages['goingLive'] = {
  title: 'الإطلاق',
  subtitle: 'ما يجب فعله قبل أن يحجز الضيوف. فُحص كل سطر للتو.',
  progress: (done, of) => `أُنجز ${done} من ${of}`,
  done: 'تم',
  toDo: 'مطلوب',
  open: (title) => `فتح: ${title}`,
};
