import type { AnalyticsSettings } from '../shell/index.ts'

/** An address of this site, or a secure one elsewhere; what the server has not filled in is neither. */
const SCRIPT = /^(?:https:\/\/|\/(?!\/))\S+$/

const contentOf = (page: Pick<Document, 'querySelector'>, name: string): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/**
 * Reads what the server wrote into the page about the audience measure, beside the policy that lets its script run; undefined where none is
 * configured, which is the default (P-TRACK-06, docs/decisions/15).
 *
 * @param page - the document
 * @example readAnalytics(document) // undefined
 */
export const readAnalytics = (page: Pick<Document, 'querySelector'>): AnalyticsSettings | undefined => {
  const script = contentOf(page, 'analytics-script')
  return SCRIPT.test(script) ? { script, salt: contentOf(page, 'analytics-salt') } : undefined
}
