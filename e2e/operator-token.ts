/** Opens the operator's page of the server that the tests start. */
export const OPERATOR_TOKEN = 'only-for-tests-operator-0123456789-abcdef';
