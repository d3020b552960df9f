/** Tag of a journey that `npm run test:all` runs and `npm test` does not. */
const ALL = 'all'
/** Tag of a journey that needs the home without a server; `@page` alone runs in both homes, in the page in `npm run test:all` only. */
const PAGE_ONLY = 'page-only'

/** What each project of Playwright runs. */
type Selection = { readonly grep?: RegExp; readonly grepInvert?: RegExp | RegExp[] }

/**
 * Answers which journeys each home runs: all of them, or those of `npm test`.
 *
 * @param isAll - whether all of them are asked for
 */
export const selectionOf = (isAll: boolean): { readonly http: Selection; readonly page: Selection } =>
  isAll
    ? { http: { grepInvert: /@page-only\b/ }, page: { grep: /@page\b/ } }
    : { http: { grepInvert: [/@page-only\b/, /@all\b/] }, page: { grep: /@page-only\b/, grepInvert: /@all\b/ } }

/**
 * Tells whether `npm test` runs a journey in a home.
 *
 * @param tags - tags of the journey, without their sign
 * @param home - name of the project
 */
export const isOften = (tags: readonly string[], home: string): boolean =>
  !tags.includes(ALL) && (home === 'http' || tags.includes(PAGE_ONLY))
