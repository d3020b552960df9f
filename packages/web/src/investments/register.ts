/** Where the public looks up any fund: the register of the financial markets authority. */
export const PUBLIC_REGISTER = 'https://geco.amf-france.org/'
