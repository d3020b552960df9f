import type { Case } from '@hautelisse/domain/case';
import type { KnownSaver } from '@hautelisse/domain/tax-saving';
import type { TaxSavingDraft } from './draft.ts';
import type { TaxSavingSnapshot } from './snapshot.ts';
/**
 * Gives the case of the results on the screen: of the payment that stands in the adjustment where the page shows what it comes to, else of the answered one. BEY-01.
 *
 * @param snapshot state of the machine
 * @returns undefined without results
 * @example selectCase(snapshot)?.simulator // 'tax-saving'
 */
export declare const selectCase: (snapshot: TaxSavingSnapshot) => Case | undefined;
/**
 * Gives the draft with which the simulator opens on the results of a case, with the law of today. An age that was the saver's own on the day of the case is theirs of
 * today, and is asked where the simulator does not take it any more. BEY-07.
 *
 * @param one case of this simulator
 * @param saver what the profile tells
 * @example draftOfCase(one, knownSaverOf(user)).step // 'results'
 */
export declare const draftOfCase: (one: Case, { birthDate }: KnownSaver) => TaxSavingDraft;
