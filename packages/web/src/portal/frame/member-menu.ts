import { mainMenu, papersMenu, profileMenu, type ConsentState, type MenuGroup, type MenuItem } from '@hautelisse/domain/portal'
import type { User } from '@hautelisse/domain/session'
import { selectCoachingUrl, selectConsents, selectRoboEntities, type SurroundingState } from '@hautelisse/machines/portal'
import { useApp, useSurroundings } from '../../shell/index.ts'
import { FRAME_SETTINGS } from './frame-settings.ts'

const consentState = (state: SurroundingState): ConsentState => (state === 'absent' ? 'loading' : state)

/** The groups of the main menu for somebody, with what surrounds them: coaching, robo-advisor, what is taken away (P-NAV-01 to P-NAV-24). */
export const useMainMenu = (user: User): readonly MenuGroup[] => {
  const { disabledRoutes } = useApp()
  const coachingUrl = useSurroundings(selectCoachingUrl)
  const roboEntities = useSurroundings(selectRoboEntities)
  return mainMenu({ ...FRAME_SETTINGS, user, coachingUrl, roboEntities, disabledRoutes })
}

/** The entries of the profile for somebody: their consents once these are known (P-NAV-25 to P-NAV-27). */
export const useProfileMenu = (user: User): readonly MenuItem[] => {
  const consents = consentState(useSurroundings(selectConsents))
  return profileMenu({ user, consents, disabledFeatures: FRAME_SETTINGS.disabledFeatures })
}

/** The small menu of a frame without a main menu: documents, what is declared, messages (DOCU-11). */
export const usePapersMenu = (): readonly MenuItem[] =>
  papersMenu({ disabledFeatures: FRAME_SETTINGS.disabledFeatures, disabledRoutes: useApp().disabledRoutes })
