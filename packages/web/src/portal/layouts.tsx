import type { Layout, Outcome } from '@hautelisse/domain/portal'
import { selectIsSettled } from '@hautelisse/machines/session'
import { getRouteApi, Navigate, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { linkTo, loadRoomWords, outcomeFor, PageContext, useApp, useSession, useViewer, type Place } from '../app/index.ts'
import { BrokenPage } from './broken-page.tsx'
import { VisitorFrame } from './frame/visitor-frame.tsx'
import { WaitingPage } from './waiting-page.tsx'

type Framed = { readonly children: ReactNode }

/** A part that is loaded, with the words of the rooms, when somebody comes to need it: the first screen does not carry it. */
const late = <Name extends string, Props>(load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>, name: Name) =>
  lazy(async () => {
    const [parts] = await Promise.all([load(), loadRoomWords()])
    return { default: parts[name] }
  })

const CollectiveFrame = late(() => import('./frame/collective-frame.tsx'), 'CollectiveFrame')
const IndividualFrame = late(() => import('./frame/individual-frame.tsx'), 'IndividualFrame')
const SessionExpired = late(() => import('./session-expired.tsx'), 'SessionExpired')
const MaintenancePage = late(() => import('./maintenance-page.tsx'), 'MaintenancePage')

const Unframed = ({ children }: Framed): ReactNode => children

const FRAMES: Readonly<Record<Layout, ComponentType<Framed>>> = {
  collective: CollectiveFrame,
  individual: IndividualFrame,
  transmission: IndividualFrame,
  public: VisitorFrame,
  'no-header': Unframed,
  bare: Unframed,
}

const contents = (outcome: Outcome): ReactElement => {
  switch (outcome.kind) {
    case 'show': {
      const Frame = FRAMES[outcome.layout]
      return (
        <PageContext value={outcome}>
          <Frame>
            <Outlet />
          </Frame>
        </PageContext>
      )
    }
    case 'expired':
      return <SessionExpired />
    case 'maintenance':
      return <MaintenancePage />
    case 'broken':
      return <BrokenPage />
    case 'go':
      return <Navigate {...linkTo(outcome.to)} replace />
    case 'load':
    default:
      return <WaitingPage />
  }
}

const page = getRouteApi('/page')

/**
 * What stands at an address for whoever is there now: the frame of its layout around its screen. A session that begins, ends or is left
 * while the page is open changes it at once, so that nothing of a person stays on the screen.
 */
export const PageLayout = (): ReactElement => {
  const { place }: { readonly place: Place } = page.useRouteContext()
  const app = useApp()
  const outcome = outcomeFor(app, place.address, useViewer())
  // While somebody comes or goes it is not known where they belong.
  const isUndecided = !useSession(selectIsSettled) && outcome.kind === 'go'
  return <Suspense fallback={<WaitingPage />}>{isUndecided ? <WaitingPage /> : contents(outcome)}</Suspense>
}
