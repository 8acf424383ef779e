import { Home } from '@captain/platform-react/home'
import { useFailureLabels } from '../../integrations/words.ts'
import { useActionLabels } from '../admin/audit/use-action-labels.ts'

/** The home page, with the labels of the audit log and of webhooks. */
export const HomePage = () => {
  const actions = useActionLabels()
  const deliveryFailures = useFailureLabels()
  return <Home labels={{ actions, deliveryFailures }} />
}
