// Change: the map behind the dashboard's panels.
export {default} from '../../stage/StageMap.client';
