/** G9 of texts: an example of a file whose columns are not the service's, and one of metrics that it does not have. */
import { type Probe, testsNamed } from './mutation.ts';

export const textProbe: Probe = {
  command: testsNamed(
    ['exportOrders 200 plain', 'getMetrics 200 plain'],
    ['test/integration/scenarios/scenarios.test.ts'],
  ),
  mutations: [
    {
      gate: 'G9',
      fault: 'an example of a CSV file whose columns are not those of the service',
      file: 'generated/admin.openapi.json',
      from: /"value": "order_id,id,date_created,/,
      to: '"value": "order_id,id,seeded,',
      seen: /exportOrders plain[\s\S]{0,400}the columns are order_id,id,date_created,/,
    },
    {
      gate: 'G9',
      fault: 'an example of a metric that the service does not have',
      file: 'generated/openapi.json',
      from: '# TYPE http_requests_total counter',
      to: '# TYPE seeded_total counter',
      seen: /getMetrics plain[\s\S]{0,400}"# TYPE seeded_total counter" is missing/,
    },
  ],
};
