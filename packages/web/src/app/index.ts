export { useApp, useSession, useSettings, type App } from './app-context.ts'
export { useCloseModal } from './close-modal.ts'
export { usePageTitle } from './page-title.ts'
