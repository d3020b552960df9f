import type { Situation } from '@hautelisse/domain/inheritance'
import { familyOf, type Heirs } from '@hautelisse/domain/transmission'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** The family that the result is for, as it was told, in a sentence. */
export const FamilySentence = ({ heirs }: { readonly heirs: Heirs }): ReactElement => {
  const { t } = useLingui()
  const { situation, children, areAllCommon, spouseAge } = familyOf(heirs)
  const you: Readonly<Record<Situation, string>> = {
    spouse: t({ id: 'transmission.family.spouse', message: 'Vous êtes marié(e)' }),
    pacs: t({ id: 'transmission.family.pacs', message: 'Vous êtes pacsé(e)' }),
    single: t({ id: 'transmission.family.single', message: 'Vous êtes célibataire' }),
    other: t({ id: 'transmission.family.other', message: 'Vous n’êtes ni marié(e) ni pacsé(e)' }),
  }
  const who = you[situation]
  const withChildren =
    areAllCommon && situation === 'spouse' && children > 0
      ? t({
          id: 'transmission.family.common',
          message: plural(children, { one: 'avec # enfant commun', other: 'avec # enfants communs' }),
        })
      : t({
          id: 'transmission.family.children',
          message: plural(children, { 0: 'sans enfant', one: 'avec # enfant', other: 'avec # enfants' }),
        })
  return (
    <>
      <Trans id="transmission.family.sentence">
        {who}, {withChildren}.
      </Trans>
      {spouseAge !== undefined && (
        <>
          {' '}
          <Trans id="transmission.family.age">Votre conjoint a {spouseAge}&nbsp;ans.</Trans>
        </>
      )}
    </>
  )
}
