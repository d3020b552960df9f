import type { Layout, Outcome } from '@hautelisse/domain/portal'
import { selectIsSettled } from '@hautelisse/machines/session'
import { getRouteApi, Navigate, Outlet } from '@tanstack/react-router'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { late, linkTo, outcomeFor, PageContext, useApp, useSession, useViewer, type Loaded, type Place } from '../shell/index.ts'
import { VisitorFrame } from './frame/visitor-frame.tsx'
import { LateMirrorStrip } from './late-mirror-strip.tsx'
import { WaitingPage } from './waiting-page.tsx'

type Framed = { readonly children: ReactNode }

const CollectiveFrame = late<'CollectiveFrame', Framed>(() => import('./frame/collective-frame.tsx'), 'CollectiveFrame')
const IndividualFrame = late<'IndividualFrame', Framed>(() => import('./frame/individual-frame.tsx'), 'IndividualFrame')
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
    case 'show':
    case 'other-family':
    case 'mirror': {
      const Frame = FRAMES[outcome.layout]
      return (
        <PageContext value={outcome}>
          {/* The collective frame begins with links over what repeats: it has the strip after them. */}
          {outcome.layout !== 'collective' && <LateMirrorStrip />}
          <Frame>
            <Outlet />
          </Frame>
        </PageContext>
      )
    }
    case 'expired':
      return <SessionExpired />
    case 'maintenance':
      return (
        <>
          <LateMirrorStrip />
          <MaintenancePage />
        </>
      )
    case 'go':
      return <Navigate {...linkTo(outcome.to)} replace />
    case 'load':
    default:
      return <WaitingPage />
  }
}

const page = getRouteApi('/page')

/**
 * What stands at an address for the present visitor or saver: the frame of its layout around its screen. A session that begins, ends or is left
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
