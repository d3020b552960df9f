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
export type { Act, Before, Between, Example, ExamplePorts, Opening, PageExample } from './example.ts'
export { loadRoomWords, loadWords, showLanguage, type Words } from './languages.ts'
export { isPage, outcomeFor, PageContext, usePage, useReachable, useViewer, type Page, type Place } from './page.ts'
export { pageTitle, usePageTitle } from './page-title.ts'
export { modal, type EntryWords, type ModalProps, type Room, type RoomModals, type Rooms } from './rooms.ts'
export { early, late, type Loaded, type Screen } from './screen.ts'
export { answerAt } from './answer-at.ts'
export { drawnSum, type CalculationOfCase, type DrawnPart, type SheetOfRoom, type SimulationOfRoom } from './simulations.ts'
export { useTitles } from './titles.ts'
