import { localized } from './translator.ts'
import { hooksFor } from '@captain/content-server'
import { tenant } from '../tenant.ts'

/** Maximum number of projects on the home page (content model, T3.constructionProject.isFeatured). */
const MAX_FEATURED = 6

export const constructionProjectHooks = hooksFor(tenant, 'construction-project', {
  beforeSave: async (values, context) => {
    const { before } = context
    if (values.isFeatured !== true || before?.isFeatured === true) return values
    await context.advisoryLock('featured-projects')
    const featured = await context.findMany('construction-project', { isFeatured: 'true' })
    if (featured.filter(({ id }) => id !== before?.id).length >= MAX_FEATURED)
      context.reject([
        {
          path: 'isFeatured',
          rule: 'custom',
          params: localized((i18n) =>
            i18n._('トップに表示できるのは{MAX_FEATURED}件までです。ほかの事例の表示を先にやめてください。', { MAX_FEATURED }),
          ),
        },
      ])
    return values
  },
})
