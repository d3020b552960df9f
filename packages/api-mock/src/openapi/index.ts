export const openApiDocument = () => ({})
