import { busy as busyStyle, skein, tones } from './skein.css.ts'

export type SkeinTone = keyof typeof tones
type SkeinProps = { readonly tone?: SkeinTone; readonly busy?: boolean }

/** Four threads: the mark of a family of money beside its name, or of work under way. */
export const Skein = ({ tone, busy = false }: SkeinProps) => (
  <svg
    className={`${skein} ${tone === undefined ? '' : tones[tone]} ${busy ? busyStyle : ''}`}
    viewBox="0 0 16 18"
    aria-hidden="true"
    focusable="false"
  >
    <path d={busy ? 'M2 4v10' : 'M2 0v18'} />
    <path d="M6 0v18" />
    <path d={busy ? 'M10 3v12' : 'M10 0v18'} />
    <path d={busy ? 'M14 6v6' : 'M14 0v18'} />
  </svg>
)
