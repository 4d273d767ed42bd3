import type { Sender } from '../templates/template';

/** The site's colours (site/ui/theme.css), without those of the business, as mail clients understand them: written into every element. */
export const COLOURS = {
  paper: '#FBF8F3',
  card: '#FFFFFF',
  ink: '#1B2430',
  muted: '#5B6573',
  line: '#E7E0D5',
  sand: '#F1E9DC',
  danger: '#B3261E',
} as const;

export const FONTS = {
  serif: "Fraunces, 'Iowan Old Style', Georgia, 'Times New Roman', serif",
  sans: "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;

/**
 * What cannot be written into elements: small screens and dark mode. Clients that drop it show the light
 * page, which is complete without it.
 */
export const styleSheet = ({ brand, brandOnDark }: Sender['colours']): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; -ms-text-size-adjust: 100%; }
table { border-spacing: 0; mso-table-lspace: 0; mso-table-rspace: 0; }
.written a { color: ${brand}; font-weight: 600; }
.written h1, .written h2 { margin: 0 0 12px; font-family: ${FONTS.serif}; font-weight: 600; line-height: 1.25; }
.written .action { display: inline-block; padding: 14px 28px; border-radius: 8px; background-color: ${brand}; color: ${COLOURS.card}; text-decoration: none; }
.written p { margin: 0 0 16px; }
@media (max-width: 480px) {
  .written h1 { font-size: 25px !important; }
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 25px !important; }
  .wide { width: 100% !important; }
  .button a, .written .action { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #12181F !important; }
  .card { background-color: #1B232D !important; border-color: #323D49 !important; }
  .ink, .written, .written h1, .written h2 { color: #F3EEE6 !important; }
  .muted { color: #B4BCC6 !important; }
  .line { border-color: #323D49 !important; }
  .panel { background-color: #26303B !important; }
  .accent, .accent a, .written a { color: ${brandOnDark} !important; }
  .warn { color: #F2A49E !important; }
  .button, .written .action { background-color: ${brandOnDark} !important; }
  .button a, .written .action { color: #0B2B2B !important; }
}
`;
