import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Fold } from '../../ui/fold/index.ts'
import { GiftsChangeTax } from '../gifts-words.tsx'
import * as styles from './result.css.ts'

/** What the calculation supposes and leaves out (LAW-23, O-CONST-12). */
export const LawAssumptions = ({ hasGifts }: { readonly hasGifts: boolean }): ReactElement => (
  <Fold always title={<Trans id="transmission.assumptions.title">Ce que le calcul suppose</Trans>}>
    <ul className={styles.assumptions}>
      <li>
        <Trans id="transmission.assumptions.today">
          Le décès est supposé aujourd’hui, avec la loi en vigueur, et sans testament.
        </Trans>
      </li>
      <li>
        <Trans id="transmission.assumptions.funeral">1 500 € de frais d’obsèques sont déduits de la base de l’impôt.</Trans>
      </li>
      <li>
        <Trans id="transmission.assumptions.home">Un abattement de 20 % s’applique au logement où vit votre famille.</Trans>
      </li>
      <li>
        {hasGifts ? (
          <GiftsChangeTax />
        ) : (
          <Trans id="transmission.debts.gifts-note">Les donations de moins de 15&nbsp;ans ne sont pas prises en compte.</Trans>
        )}
      </li>
      <li>
        <Trans id="transmission.assumptions.premiums">
          Vous avez à votre décès l’âge d’aujourd’hui. Aucune prime d’assurance-vie n’a été versée avant le 13/10/1998, aucun
          contrat souscrit avant le 20/11/1991. Les exonérations des anciens contrats de retraite à primes régulières pendant
          15 ans ne sont pas traitées.
        </Trans>
      </li>
      <li>
        <Trans id="transmission.assumptions.out">
          Ne sont pas traités : la représentation par les petits-enfants ou les neveux, les droits de retour, le régime
          matrimonial, les frères et sœurs vivant ensemble, l’abattement des personnes handicapées, le forfait de 5 % pour les
          meubles, les donations au-delà de ce que la loi réserve aux enfants.
        </Trans>
      </li>
    </ul>
  </Fold>
)
