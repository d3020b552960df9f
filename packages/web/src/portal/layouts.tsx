import type { Layout, Outcome } from '@hautelisse/domain/portal'
import { selectIsSettled } from '@hautelisse/machines/session'
import { getRouteApi, lazyRouteComponent, Navigate, Outlet } from '@tanstack/react-router'
import { Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { linkTo, loadRoomWords, outcomeFor, PageContext, useApp, useSession, useViewer, type Place } from '../shell/index.ts'
import { BrokenPage } from './broken-page.tsx'
import { VisitorFrame } from './frame/visitor-frame.tsx'
import { WaitingPage } from './waiting-page.tsx'

type Framed = { readonly children: ReactNode }

/** What is loaded when it is first drawn can be asked to load before. */
type Loaded<Props> = ComponentType<Props> & { readonly preload?: () => Promise<void> }

/** A part that is loaded, with the words of the rooms, when somebody comes to need it: the first screen does not carry it. */
const late = <Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): Loaded<Props> =>
  lazyRouteComponent(async () => {
    const [parts] = await Promise.all([load(), loadRoomWords()])
    return parts
  }, name) as Loaded<Props>

const CollectiveFrame = late(() => import('./frame/collective-frame.tsx'), 'CollectiveFrame')
const IndividualFrame = late(() => import('./frame/individual-frame.tsx'), 'IndividualFrame')
const SessionExpired = late(() => import('./session-expired.tsx'), 'SessionExpired')
const MaintenancePage = late(() => import('./maintenance-page.tsx'), 'MaintenancePage')

const Unframed = ({ children }: Framed): ReactNode => children

const FRAMES: Readonly<Record<Layout, Loaded<Framed>>> = {
  collective: CollectiveFrame,
  individual: IndividualFrame,
  transmission: IndividualFrame,
  public: VisitorFrame,
  'no-header': Unframed,
  bare: Unframed,
}

/** Loads the frame of a layout, so that a page of it is drawn in one go. */
export const loadFrame = async (layout: Layout): Promise<void> => FRAMES[layout].preload?.()

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
