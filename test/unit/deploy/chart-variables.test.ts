/** The check of the variables that the Helm chart renders: `npm run check:deploy` applies it to the chart. */
import { expect, it } from 'vitest';
import { variableFaults } from '../../../scripts/check-deploy/variables.ts';

const podWith = (...env: { name: string; value: string }[]) => ({
  spec: { template: { spec: { containers: [{ name: 'api', env }] } } },
});
const ofPod = { name: 'OTEL_RESOURCE_ATTRIBUTES', value: 'k8s.pod.name=pod' };

it('sees a variable that is there twice, of which Kubernetes keeps the second', () => {
  expect(variableFaults(podWith({ ...ofPod, value: 'team=payments' }, ofPod))).toEqual([
    'OTEL_RESOURCE_ATTRIBUTES is there 2 times',
  ]);
});

it('sees a variable that is missing, or has another value', () => {
  const expected = { OTEL_RESOURCE_ATTRIBUTES: 'k8s.pod.name=pod,team=payments' };
  expect(variableFaults(podWith(ofPod), expected)).toEqual([
    'OTEL_RESOURCE_ATTRIBUTES is k8s.pod.name=pod, not k8s.pod.name=pod,team=payments',
  ]);
  expect(variableFaults(podWith(), expected)).toHaveLength(1);
});

it('sees no fault in other variables, and in a resource without a pod', () => {
  expect(variableFaults(podWith(ofPod, { name: 'PORT', value: '8080' }))).toEqual([]);
  expect(variableFaults({ spec: { ports: [] } }, { PORT: '8080' })).toEqual([]);
});
