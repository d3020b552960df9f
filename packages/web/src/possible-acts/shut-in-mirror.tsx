import { pathTo } from '@hautelisse/domain/portal'
import { fullNameOf } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { usePage, useSession, useTitles } from '../shell/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Body, Card, Page, PageHead, Text } from '../ui/page/index.ts'
import * as styles from './acts.css.ts'

/** In place of every page that acts in the saver's name, for an employee who looks at their space: why, and what can be shown to them (P-PERM-01, P-PERM-07). */
export const ShutInMirrorPage = (): ReactElement => {
  const titleOf = useTitles()
  const { route, layout: frame } = usePage()
  const user = useSession(selectUser)
  const name = user && fullNameOf(user)
  // Pages without a frame bring their own main part.
  const Part = frame === 'no-header' || frame === 'bare' ? 'main' : 'div'
  return (
    <Part>
      <Page>
        <PageHead
          title={titleOf(route.id)}
          back={
            <TextLinkTo to={pathTo('savings-home')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
              <Trans id="accounts.home.page">Mon épargne</Trans>
            </TextLinkTo>
          }
        />
        <Body>
          <Card
            as="section"
            level={2}
            title={
              <span className={styles.shutTitle}>
                <Icon of={drawings.Lock} className={styles.shutIcon} />
                <Trans id="possible-acts.mirror.title">Fermé en vision miroir</Trans>
              </span>
            }
            actions={
              <LinkButtonTo to={pathTo('acts')} variant="secondary">
                <Trans id="possible-acts.mirror.see">Voir ce qui est possible</Trans>
              </LinkButtonTo>
            }
          >
            <Text tone="quiet" narrow>
              {name === undefined ? (
                <Trans id="possible-acts.mirror.text-nobody">
                  Cette demande ne peut être faite que depuis l’espace client, en dehors de la vision miroir. Vous pouvez montrer
                  ce qui est possible et à quelles dates.
                </Trans>
              ) : (
                <Trans id="possible-acts.mirror.text">
                  Cette demande ne peut être faite que par {name}, depuis son espace. Vous pouvez lui montrer ce qui est possible
                  et à quelles dates.
                </Trans>
              )}
            </Text>
          </Card>
        </Body>
      </Page>
    </Part>
  )
}
