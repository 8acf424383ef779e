import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'

addons.setConfig({ theme: create({ base: getPreferredColorScheme(), brandTitle: 'にゃんこ港' }) })
