import { contactOf, type Target } from '@hautelisse/domain/portal'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo, useAim } from '../portal/index.ts'
import { useSession, useViewer } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Door, DoorList, Doors, Stack, State, Text } from '../ui/page/index.ts'
import * as styles from './documents.css.ts'
import { TaxDoors, type TaxYear } from './tax-section.tsx'

const OlderDocument = ({ before, to }: { readonly before: number; readonly to: Target }): ReactElement => (
  <Door
    name={<Trans id="documents.found.older">Un document d’avant {before}</Trans>}
    text={<Trans id="documents.found.older-text">Nous vous l’envoyons par la poste.</Trans>}
    way={
      <TextLinkTo {...useAim()(to)} icon={drawings.ArrowRight} trailing>
        <Trans id="documents.found.ask">Le demander</Trans>
      </TextLinkTo>
    }
  />
)

type NothingProps = {
  readonly search: string
  readonly tax: TaxYear
  /** First year that there are documents of. */
  readonly since: number | undefined
  readonly onClear: () => void
}

/** What stands in the place of documents that a search does not find: where it is probably, and how it is taken back (DOCU-09). */
export const NothingFound = ({ search, tax, since, onClear }: NothingProps): ReactElement => {
  const hasElsewhere = useSession(selectUser)?.scopes.includes('bi') === true
  const to = contactOf(useViewer())
  const typed = search.trim()
  return (
    <Stack space="s4">
      <State
        kind="empty"
        level={2}
        title={
          typed === '' ? (
            <Trans id="documents.found.none">Aucun document ne correspond</Trans>
          ) : (
            <Trans id="documents.found.none-named">Aucun document ne s’appelle «&nbsp;{typed}&nbsp;»</Trans>
          )
        }
      >
        <Trans id="documents.found.perhaps">Ce que vous cherchez est sans doute ici&nbsp;:</Trans>
      </State>
      <div className={styles.underRule}>
        <DoorList>
          <TaxDoors {...tax} />
          {since !== undefined && <OlderDocument before={since} to={to} />}
        </DoorList>
      </div>
      {hasElsewhere && (
        <Text tone="quiet" narrow>
          <Trans id="documents.found.elsewhere">
            Vos comptes dans d’autres établissements&nbsp;: leurs documents sont chez eux.
          </Trans>
        </Text>
      )}
      <Doors>
        <Button variant="secondary" onClick={onClear}>
          <Trans id="documents.found.clear">Effacer la recherche</Trans>
        </Button>
      </Doors>
    </Stack>
  )
}
