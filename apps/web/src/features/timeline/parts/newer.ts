import { lazyModule } from '../../../lib/lazy-module.ts'
import { onFirstContent } from '../../../model/first-content.ts'
import { lazyViewOf } from '../../lazy/index.ts'

const later = lazyModule(() => import('./newer-later.ts'), { needs: 'early' })
onFirstContent(later.preload)
export const NewPostsPill = lazyViewOf(later, (part) => part.NewPostsPill)
export const NewerFailed = lazyViewOf(later, (part) => part.NewerFailed)
/** It takes no room: nothing moves when it comes. */
export const ReadMarker = lazyViewOf(later, (part) => part.ReadMarker)
