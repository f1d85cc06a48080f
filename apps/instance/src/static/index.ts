export { createSiteFiles, writeSiteFiles } from './site-files.ts'
export { CLIENT_CONFIG, SITE_OPTIONS } from './site-options.ts'
