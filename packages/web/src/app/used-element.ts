import { matchRoute, MODALS } from '@hautelisse/domain/portal'

/** What was pressed: a link with its whole address, or a button with the name that its screen gives it. */
export type Pressed =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'button'; readonly name: string | undefined }

const dashed = (name: string): string => name.replaceAll('_', '-')

/** The modal of a fragment by its own name: what follows it may be somebody's contract. */
const modalIn = (hash: string): string | undefined =>
  MODALS.find(({ id }) => hash === id || hash.startsWith(`${id}_`) || hash.startsWith(`${id}-`))?.id

/**
 * Names what was pressed by words of ours, whatever its text and its address hold: a route, a modal, or that it leads elsewhere (P-TRACK-07).
 *
 * @param pressed - what was pressed
 * @param origin - origin of the portal
 * @example usedElement({ kind: 'link', href: 'https://portal.example/operations/12' }, 'https://portal.example') // 'link.operation'
 */
export const usedElement = (pressed: Pressed, origin: string): string => {
  if (pressed.kind === 'button') return pressed.name ?? 'button'
  const { hash, pathname, origin: itsOrigin } = new URL(pressed.href)
  if (itsOrigin !== origin) return 'link.elsewhere'
  const modal = modalIn(hash.slice(1))
  if (modal !== undefined) return `modal.${dashed(modal)}`
  return `link.${matchRoute(pathname)?.route.id ?? 'unknown'}`
}

/**
 * Names what a simulator told of itself.
 *
 * @param tag - its event, and which simulator
 * @example taggedEvent({ event: 'simulation_complete', simulator: 'mrm' }) // 'simulation-complete.mrm'
 */
export const taggedEvent = ({ event, simulator }: { readonly event: string; readonly simulator?: string }): string =>
  dashed(simulator === undefined ? event : `${event}.${simulator}`)
