import type { Purpose } from '@hautelisse/domain/bank-account'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { maskIban } from '@hautelisse/domain/identifiers'
import { addressLines } from '@hautelisse/domain/profile'
import { brandingOf } from '@hautelisse/domain/session'

import { addressOf, nameOf } from '../documents/index.ts'
import { CREDITOR_ICS, PAPERS, type BankRequest, type Person } from '../people/index.ts'

const USES: Readonly<Record<Purpose, string>> = { VIREMENT: 'recevoir des virements', PRELEVEMENT: 'être prélevé' }

/** The text of the mandate as the rulebook of the European Payments Council gives it in French (SEPA Core, annex VII). */
const MANDATE =
  'En signant ce formulaire de mandat, vous autorisez Hautelisse à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte conformément aux instructions de Hautelisse. Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte pour un prélèvement autorisé.'

const RIGHTS =
  'Vos droits concernant le présent mandat sont expliqués dans un document que vous pouvez obtenir auprès de votre banque.'

const mandateBlocks = (person: Person, { asked }: BankRequest): DocumentTree['blocks'] => {
  const former = person.s2e_profile?.bank_accounts.find(({ type }) => type === 'PRELEVEMENT')?.warrant
  const first = `RUM-${(person.accounts[0]?.contract_number ?? '').replaceAll(' ', '-')}`
  return [
    { kind: 'heading', text: 'Mandat de prélèvement SEPA' },
    { kind: 'paragraph', text: MANDATE },
    {
      kind: 'facts',
      rows: [
        { name: 'Référence unique du mandat (RUM)', value: former?.rum ?? first },
        { name: 'Identifiant créancier SEPA (ICS)', value: former?.ics ?? CREDITOR_ICS },
        { name: 'Créancier', value: `Hautelisse, ${PAPERS.street_line}, ${PAPERS.zip_postal_code} ${PAPERS.locality}` },
        { name: 'Débiteur', value: asked.holder },
        { name: 'Type de paiement', value: 'Paiement récurrent' },
        ...(former?.rum === undefined ? [] : [{ name: 'Objet', value: 'Changement de compte d’un mandat en cours' }]),
      ],
    },
    { kind: 'paragraph', text: RIGHTS },
  ]
}

/**
 * Writes the document that is signed: a letter of the person, with what the account is for, whose it is, its IBAN in full, and, for debits, the mandate.
 *
 * @param person who signs
 * @param request what is signed
 */
export const documentToSign = (person: Person, request: BankRequest): DocumentTree => {
  const { asked, madeOn } = request
  const name = nameOf(person)
  const locality = person.s2e_profile?.address?.locality
  return {
    title: 'Objet\u00A0: changement de compte bancaire',
    language: 'fr',
    date: madeOn,
    name,
    foot: `Demande ${request.id}, ${name}`,
    brand: brandingOf(person),
    letter: {
      by: 'saver',
      from: addressOf(person),
      to: [...addressLines(PAPERS)],
      place: locality === undefined ? `Le ${formatFrenchDate(madeOn)}` : `À ${locality}, le ${formatFrenchDate(madeOn)}`,
    },
    blocks: [
      { kind: 'paragraph', text: 'Madame, Monsieur,' },
      {
        kind: 'paragraph',
        text: 'Je certifie être titulaire de ce compte et demande qu’il remplace celui que Hautelisse connaît pour cet usage.',
      },
      {
        kind: 'facts',
        rows: [
          { name: 'Usage', value: asked.purposes.map((purpose) => USES[purpose]).join(', ') },
          { name: 'Titulaire', value: asked.holder },
          { name: 'IBAN', value: maskIban(asked.iban) },
          ...(asked.bic === null ? [] : [{ name: 'BIC', value: asked.bic }]),
          ...request.files.map((file) => ({ name: 'Pièce jointe', value: file })),
        ],
      },
      ...(asked.purposes.includes('PRELEVEMENT') ? mandateBlocks(person, request) : []),
      {
        kind: 'signature',
        label: `Signature de ${name}`,
        note: 'En ligne, ma signature est donnée par un code à usage unique, et cette place reste vide.',
      },
    ],
  }
}
