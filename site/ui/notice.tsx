import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

type Tone = 'info' | 'danger' | 'success';

const TONES: Record<Tone, { box: string; icon: IconName }> = {
  info: { box: 'border-line bg-sand/60 text-ink', icon: 'info' },
  danger: { box: 'border-danger/30 bg-danger/5 text-danger', icon: 'triangle-alert' },
  success: { box: 'border-success/30 bg-success/5 text-success', icon: 'circle-check' },
};

interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A boxed message. `danger` is announced at once, the others politely. */
export function Notice({ tone = 'info', title, children, className = '' }: NoticeProps) {
  const { box, icon } = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-card border p-4 text-sm ${box} ${className}`}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
