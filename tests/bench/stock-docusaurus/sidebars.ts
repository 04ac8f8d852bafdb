import generated from './docs/api/generated/sidebar';

export default {api: generated};
