import type { InstanceOptions } from '@skein/api'

/** Only servers that speak Pleroma's API know of previews: others would publish the post. */
export const offersPreview = ({ features }: Pick<InstanceOptions, 'features'>): boolean =>
  features.includes('pleroma_api')
