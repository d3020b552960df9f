import { selectDeveloperKey, type applicationMachine } from '@hautelisse/machines/application'
import type { ActorRefFrom } from 'xstate'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null

/**
 * Tells the developer key what is pressed, for as long as the page lives; outside development there is nobody to tell (P-DEV-07 to -09).
 *
 * @param application - the root
 * @param page - the window
 */
export const followKeys = (application: ActorRefFrom<typeof applicationMachine>, page: Window): void =>
  page.addEventListener('keydown', ({ key, target, isComposing }) =>
    selectDeveloperKey(application.getSnapshot())?.send({ type: 'keyPressed', key, isTyping: isComposing || isField(target) }),
  )
