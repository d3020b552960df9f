import type { Group } from '@hautelisse/domain/longevity'
import { useLingui } from '@lingui/react/macro'

/** Whose lives are counted. */
export const useGroupWords = (): Readonly<Record<Group, string>> => {
  const { t } = useLingui()
  return {
    saver: t({ id: 'longevity.group.saver', message: 'Une personne de votre âge' }),
    spouse: t({ id: 'longevity.group.spouse', message: 'Une personne de l’âge de votre conjoint, à son âge' }),
    either: t({ id: 'longevity.group.either', message: 'Au moins une des deux, à votre âge' }),
    both: t({ id: 'longevity.group.both', message: 'Les deux, à votre âge' }),
  }
}
