/** Fragment of the address that opens what the simulation assumes (S-GEN-08). */
export const ASSUMPTIONS_HASH = 'disclaimer_retirement_computation'

/** Fragment of the address that opens the rule of what comes as an annuity whatever the saver would like. */
export const RULE_HASH = 'rule_mandatory_annuity'
