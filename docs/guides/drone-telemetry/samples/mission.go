package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

var url, key = os.Getenv("PLATFORM_URL"), os.Getenv("PLATFORM_KEY")

const (
	launchAltitude = 1024.5 // metres above mean sea level
	height         = 90     // metres over the launch site
	windLimit      = 14     // metres per second, from the drone's handbook
	hours          = 1      // the mission is over in the hour after this one
)

var launch = []float64{-121.52, 44.235}

var missions = []struct {
	id        string
	positions [][]float64
}{
	{"osprey-2-scout", [][]float64{{-121.545, 44.23}, {-121.58, 44.222}}},
	{"osprey-2-lookout", [][]float64{{-121.528, 44.2335}, {-121.533, 44.239}}},
}

type forecast struct {
	Routes []struct {
		DataPoints []struct {
			ForecastDate time.Time
			DataPoints   struct{ Wind []float64 }
		}
	}
}

type restrictions struct {
	Restrictions []struct {
		Restriction struct {
			Name                string
			CeilingMeters       *float64
			ActiveTime, EndTime *time.Time
		}
		Overlaps []struct{ StartDistance float64 }
	}
}

type alerts struct {
	Routes []struct {
		Overlaps []struct {
			Alert struct{ EventDescription, ExpireTime, AttributionString string }
		}
	}
}

func main() {
	log.SetFlags(0)
	if url == "" || key == "" {
		log.Fatal("Set PLATFORM_URL and PLATFORM_KEY.")
	}
	for _, mission := range missions {
		reasons, notes, err := check(mission.id, mission.positions)
		if err != nil {
			// Without a response there is no permission: a failed check is a reason to stay on the ground.
			reasons, notes = []string{err.Error()}, nil
		}
		verdict := "GO"
		if len(reasons) > 0 {
			verdict = "NO-GO"
		}
		fmt.Printf("%s: %s\n", mission.id, verdict)
		for _, line := range append(reasons, notes...) {
			fmt.Println("  " + line)
		}
	}
}

func check(id string, positions [][]float64) (reasons, notes []string, err error) {
	type object map[string]any
	plan := object{
		"id":           id,
		"collectionId": "ridge-creek-drones",
		"navigation":   object{"flightSpeed": 12, "altitude": height},
		"segments": []object{
			{"type": "takeoff", "position": launch},
			{"type": "waypoint", "positions": positions},
			{"type": "returnToLaunch"},
		},
	}
	if err = call("/flights/v2/plans", object{"format": "uxv", "plans": []object{plan}}, nil); err != nil {
		return
	}
	flight := "/flights/v2/flights/" + id
	var weather forecast
	if err = call(fmt.Sprintf("%s/weather/forecast?includeData=wind&forecastHour=%d", flight, hours), nil, &weather); err != nil {
		return
	}
	ahead := weather.Routes[0].DataPoints
	// The hours of the platform, so that a wrong clock here decides nothing.
	start := ahead[0].ForecastDate
	end := start.Add((hours + 1) * time.Hour)

	var met restrictions
	if err = call(flight+"/restrictions", nil, &met); err != nil {
		return
	}
	for _, each := range met.Restrictions {
		r := each.Restriction
		isAbove := r.CeilingMeters != nil && *r.CeilingMeters <= launchAltitude+height
		isLater := r.ActiveTime != nil && !r.ActiveTime.Before(end)
		isOver := r.EndTime != nil && !r.EndTime.After(start)
		if !isAbove && !isLater && !isOver {
			metres := each.Overlaps[0].StartDistance
			reasons = append(reasons, fmt.Sprintf("closed: %s, %.0f m into the flight", r.Name, metres))
		}
	}

	wind := 0.0
	for _, hour := range ahead {
		for _, value := range hour.DataPoints.Wind {
			if value > wind {
				wind = value
			}
		}
	}
	if wind > windLimit {
		reasons = append(reasons, fmt.Sprintf("wind: %v m/s is above %v m/s", wind, windLimit))
	}
	notes = append(notes, fmt.Sprintf("wind: at most %v m/s", wind))

	var warned alerts
	if err = call(flight+"/weather/alerts", nil, &warned); err != nil {
		return
	}
	told := map[string]bool{}
	for _, each := range warned.Routes[0].Overlaps {
		a := each.Alert
		note := fmt.Sprintf("warning: %s until %s (%s)", a.EventDescription, a.ExpireTime, a.AttributionString)
		if !told[note] {
			notes = append(notes, note)
		}
		told[note] = true
	}
	return
}

// Sends a POST if there is a body, and a GET otherwise.
func call(path string, body, into any) error {
	method, text := "GET", []byte(nil)
	if body != nil {
		method = "POST"
		text, _ = json.Marshal(body)
	}
	request, err := http.NewRequest(method, url+path, bytes.NewReader(text))
	if err != nil {
		return err
	}
	request.Header.Set("x-api-key", key)
	request.Header.Set("content-type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		var failed struct{ Message string }
		json.NewDecoder(response.Body).Decode(&failed)
		return errors.New(failed.Message)
	}
	if into == nil {
		return nil
	}
	return json.NewDecoder(response.Body).Decode(into)
}
