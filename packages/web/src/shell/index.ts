export { authenticationQuery, callbackQuery, errorPageQuery, linkTo, parseQuery, writeQuery } from './addresses.ts'
export {
  AppContext,
  useApp,
  useIsOffline,
  useModal,
  useSession,
  useSettings,
  useSurroundings,
  type AnalyticsSettings,
  type App,
  type JournalLine,
  type JournalLines,
} from './app-context.ts'
export { arriveAtTop, focusArrived } from './arrival.ts'
export { useCloseModal } from './close-modal.ts'
export type { Between, Example, ExamplePorts } from './example.ts'
export {
  loadContentsWords,
  loadDeveloperWords,
  loadLexiconWords,
  loadModalWords,
  loadRoomWords,
  loadTaxWords,
  showLanguage,
} from './languages.ts'
export { outcomeFor, PageContext, usePage, useReachable, useViewer, type Page, type Place } from './page.ts'
export { pageTitle, usePageTitle } from './page-title.ts'
export { TITLES } from './titles.ts'
